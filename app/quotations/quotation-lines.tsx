import type { quotationTable } from "./quotation-view.server.ts";

/**
 * The lines of a quotation with their tax and the total, on pages of staff and of the customer. Amounts are always
 * visible: on a narrow screen their calculation stands below the description.
 */
export function QuotationLines({ lines, sums }: ReturnType<typeof quotationTable>) {
  return (
    <section className="quoted" aria-label="Lines of the quotation">
      <table>
        <thead>
          <tr>
            <th scope="col">Description</th>
            {["Quantity", "Unit price", "GST"].map((head) => (
              <th scope="col" className="detail" key={head}>
                {head}
              </th>
            ))}
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, hsn, quantity, price, rate, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
            <tr key={at}>
              <td>
                {text}
                {hsn && <small>HSN {hsn}</small>}
                <small className="brief">
                  {quantity} × {price}, GST {rate}
                </small>
              </td>
              <td className="detail">{quantity}</td>
              <td className="detail">{price}</td>
              <td className="detail">{rate}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="quoted-sums">
        {sums.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
