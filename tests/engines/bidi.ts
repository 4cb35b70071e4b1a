type Message = { id?: number; type: string; method?: string; params?: unknown } & (
  | { type: "success"; result: unknown }
  | { type: "error"; error: string; message: string }
  | { type: "event" }
);
type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

/** A WebDriver BiDi connection. Commands and their responses share an id; events have none. */
export async function connect(address: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`No response from ${address}`));
  });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === "event") return onEvent(message.method ?? "", message.params);
    const command = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === "success") command?.resolve(message.result as never);
    else if (message.type === "error") command?.reject(new Error(`${message.error}: ${message.message}`));
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser has ended"));
  };
  return {
    send<Result>(method: string, params: object): Promise<Result> {
      count += 1;
      socket.send(JSON.stringify({ id: count, method, params }));
      const id = count;
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => socket.close(),
  };
}
