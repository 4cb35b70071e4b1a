/** The id of a view in the route table (app/routes.ts). */
export function viewId(view: string): string {
  return `view:${view}`;
}
