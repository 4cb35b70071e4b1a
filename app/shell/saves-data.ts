/** Whether the visitor asks to save data, so that nothing is prefetched. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
