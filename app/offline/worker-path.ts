/** Where the script lies that answers a navigation without a network. Its place is its reach: the whole site. */
export const workerPath = "/service-worker.js";
