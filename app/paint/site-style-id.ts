/** The id of the element that links the whole stylesheet. */
export const siteStyleFileId = "site-file";
