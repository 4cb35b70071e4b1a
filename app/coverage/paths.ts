/** The page of the coverage check; its receivers are below it. */
export const coveragePath = "/check-dcare-coverage";
export const coverageAnswerPath = `${coveragePath}/answer`;
export const coverageBookPath = `${coveragePath}/book`;
