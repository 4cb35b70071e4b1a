import type { quotationTable } from "./quotation-view.server.ts";

/** The lines of a quotation with their tax and the total, on pages of staff and of the customer. */
export function QuotationLines({ lines, sums }: ReturnType<typeof quotationTable>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table" aria-label="Lines of the quotation" tabIndex={0}>
      <table className="quoted">
        <thead>
          <tr>
            {["Description", "HSN", "Quantity", "Unit price", "GST", "Amount"].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, hsn, quantity, price, rate, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
            <tr key={at}>
              <td>{text}</td>
              <td>{hsn}</td>
              <td>{quantity}</td>
              <td>{price}</td>
              <td>{rate}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row" colSpan={5}>
                {name}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
