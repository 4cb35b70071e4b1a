/** The number of mails sent at once adapts to the relay. Pure. */

const atFirst = 4;
const most = 16;
/** The share of slots reserved for awaited mails. */
const keptShare = 0.25;

/** Grows by one with each accepted mail, and is halved if the relay is unavailable. */
export function outboxSlots() {
  let open = atFirst;
  return {
    sent(): void {
      open = Math.min(most, open + 1);
    },
    unreachable(): void {
      open = Math.max(1, Math.floor(open / 2));
    },
    /** @param sending the number being sent, and how many of them are not awaited */
    room(sending: { all: number; others: number }): { all: number; others: number } {
      const all = open - sending.all;
      const forOthers = open - Math.floor(open * keptShare) - sending.others;
      return { all, others: Math.min(all, forOthers) };
    },
  };
}
