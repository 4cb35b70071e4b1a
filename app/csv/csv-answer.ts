/** @param name of the file, without its ending */
export function csvAnswer(name: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
}
