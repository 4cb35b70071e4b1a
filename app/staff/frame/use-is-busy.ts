import { useNavigation } from "react-router";

/** Whether a post is in flight, until the page shows its result: a second press would name the old version. */
export function useIsBusy(): boolean {
  const { state, formMethod } = useNavigation();
  return state === "submitting" || (state === "loading" && formMethod === "POST");
}
