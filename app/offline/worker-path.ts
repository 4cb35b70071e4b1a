/** Path of the service worker. At the root, so that its scope is the whole site. */
export const workerPath = "/service-worker.js";
