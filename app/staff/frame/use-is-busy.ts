import { useNavigation } from "react-router";

/** Whether a post is on its way, until the page shows what it did: a second press would name the old version. */
export function useIsBusy(): boolean {
  const { state, formMethod } = useNavigation();
  return state === "submitting" || (state === "loading" && formMethod === "POST");
}
