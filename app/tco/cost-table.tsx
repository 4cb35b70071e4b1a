import { grouped } from "#app/calculator/rupees.ts";
import { Table } from "#app/ui/table.tsx";
import type { Comparison } from "./compare.ts";
import { itemKeys, items } from "./costs.ts";

type Props = { comparison: Comparison; scope: string };

/** Every line for the whole fleet, then the sums. */
export function CostTable({ comparison, scope }: Props) {
  const { costs, device, devices, years } = comparison;
  const count = devices || 1;
  const sums: [string, number][] = [
    ["Total", count],
    ...(count > 1 ? [["Per device", 1] satisfies [string, number]] : []),
    ["Per device per year", 1 / (years || 1)],
  ];
  return (
    <Table caption={`In rupees: ${scope}`}>
      <thead>
        <tr>
          <td />
          <th scope="col">Mac</th>
          <th scope="col">PC</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {itemKeys.map((key) => (
          <Line label={items[key].label} mac={costs.mac[key]} pc={costs.pc[key]} count={count} key={key} />
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, times]) => (
          <Line label={label} mac={device.mac} pc={device.pc} count={times} key={label} />
        ))}
      </tfoot>
    </Table>
  );
}

type LineProps = { label: string; mac: number | null; pc: number | null; count: number };

function Line({ label, mac, pc, count }: LineProps) {
  if (mac === null || pc === null) {
    // A line of the Mac only has one field: blank, it is not counted.
    return (
      <tr>
        <th scope="row">{label}</th>
        <td colSpan={3}>not counted</td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{grouped(mac * count)}</td>
      <td>{grouped(pc * count)}</td>
      <td>{grouped((mac - pc) * count)}</td>
    </tr>
  );
}
