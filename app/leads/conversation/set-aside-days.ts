/** Days after which mails set aside without a lead are deleted. */
export const setAsideDays = 90;
