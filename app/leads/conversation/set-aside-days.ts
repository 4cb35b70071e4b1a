/** Mails that nobody has put where they belong are deleted after so many days. */
export const setAsideDays = 90;
