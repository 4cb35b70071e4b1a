export const menuWordsPath = "/menu/words.json";
