/** Working hours until the first answer: more than the first number, up to the second. */
export const responseTimes = {
  "1h": [-1, 1],
  "2h": [1, 2],
  "4h": [2, 4],
  "8h": [4, 8],
  later: [8, undefined],
} as const satisfies Record<string, readonly [number, number | undefined]>;

export type ResponseTime = keyof typeof responseTimes;

export const responseTimeNames: Record<ResponseTime, string> = {
  "1h": "within 1 hour",
  "2h": "1 to 2 hours",
  "4h": "2 to 4 hours",
  "8h": "4 to 8 hours",
  later: "later than 8 hours",
};
