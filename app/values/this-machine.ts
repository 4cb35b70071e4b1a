/** Whether a host is this machine's own loopback: what is sent to it crosses no network. */
export function isThisMachine(host: string): boolean {
  return /^(127(\.\d+){3}|localhost|::1|\[::1\])$/.test(host);
}
