/** How many mails are sent at a time: as many as the relay takes. Pure. */

const atFirst = 4;
const most = 16;
/** So much of the room is kept for what somebody waits for. */
const keptShare = 0.25;

/** Grows by one with each mail that the relay takes, and is halved when it cannot be used. */
export function outboxSlots() {
  let open = atFirst;
  return {
    sent(): void {
      open = Math.min(most, open + 1);
    },
    unreachable(): void {
      open = Math.max(1, Math.floor(open / 2));
    },
    /** @param sending how many are being sent, and how many of them are not awaited */
    room(sending: { all: number; others: number }): { all: number; others: number } {
      const all = open - sending.all;
      const forOthers = open - Math.floor(open * keptShare) - sending.others;
      return { all, others: Math.min(all, forOthers) };
    },
  };
}
