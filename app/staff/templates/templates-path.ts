export const templatesPath = "/leads/dashboard/templates";
