/** Whether the visitor asks that nothing be fetched ahead. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
