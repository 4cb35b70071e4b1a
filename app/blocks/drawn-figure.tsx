/** The number large, its words small beside it. */
export function drawnFigure(value: string) {
  return value.split(/([a-z][a-z ]*)/i).map((part, at) => (at % 2 ? <small key={part}>{part}</small> : part));
}
