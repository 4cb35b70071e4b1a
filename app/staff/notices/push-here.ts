import { workerPath } from "#app/offline/worker-path.ts";
import { postForm } from "#app/staff/frame/post-form.ts";

/** The state of push messages in this browser. */
export type PushState = "on" | "off" | "blocked" | "missing";

const devicePath = "/leads/dashboard/push";

/** @param isNoted whether the server has registered this browser for the session */
export async function pushState(isNoted: boolean): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "missing";
  if (Notification.permission === "denied") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return isNoted && subscription ? "on" : "off";
}

/**
 * Asks for permission and registers the browser with the server.
 * @param publicKey the key by which its push service identifies us
 */
export async function startPush(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  try {
    await navigator.serviceWorker.register(workerPath);
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription made with another key would be refused.
    await (await pushManager.getSubscription())?.unsubscribe();
    const { endpoint } = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    return (await postForm(devicePath, { endpoint })) ? "on" : "off";
  } catch {
    // The browser has no working push service, or cannot reach it.
    return "missing";
  }
}

export async function endPush(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return (await postForm(devicePath, { off: "yes" })) ? "off" : "on";
}
