/**
 * Posts a form from a page that stays as it is.
 * @returns undefined if the server cannot be reached, refuses it, or the session has ended
 */
export async function postForm(path: string, form: Record<string, string>): Promise<Response | undefined> {
  // Without a session the sign-in page would come instead, as if all were well.
  const options = { method: "POST", body: new URLSearchParams(form), redirect: "manual" } as const;
  const answer = await fetch(path, options).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}
