/** The id under which the route table holds a view (app/routes.ts). */
export function viewId(view: string): string {
  return `view:${view}`;
}
