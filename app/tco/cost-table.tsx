import { grouped } from "#app/calculator/rupees.ts";
import { Table } from "#app/ui/table.tsx";
import { inSentence } from "#app/values/in-sentence.ts";
import type { Comparison } from "./compare.ts";
import { itemKeys, items } from "./costs.ts";

type Props = { comparison: Comparison; scope: string };

/** Every line for the whole fleet, then the sums; lines that cost nothing on either side are only named. */
export function CostTable({ comparison, scope }: Props) {
  const { costs, device, devices, years } = comparison;
  const count = devices || 1;
  const sums: [string, number][] = [
    ["Total", count],
    ...(count > 1 ? [["Per device", 1] satisfies [string, number]] : []),
    ["Per device per year", 1 / (years || 1)],
  ];
  const free = itemKeys.filter((key) => costs.mac[key] === 0 && costs.pc[key] === 0);
  return (
    <>
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
          {itemKeys
            .filter((key) => !free.includes(key))
            .map((key) => (
              <Line
                label={items[key].label}
                mac={costs.mac[key]}
                pc={costs.pc[key]}
                count={count}
                key={key}
              />
            ))}
        </tbody>
        <tfoot>
          {sums.map(([label, times]) => (
            <Line label={label} mac={device.mac} pc={device.pc} count={times} key={label} />
          ))}
        </tfoot>
      </Table>
      {free.length > 0 && (
        <p className="fine">{`0 on both sides: ${free
          .map((key) => inSentence(items[key].label))
          .join(", ")}.`}</p>
      )}
    </>
  );
}

type LineProps = { label: string; mac: number | null; pc: number | null; count: number };

function Line({ label, mac, pc, count }: LineProps) {
  // A line of the Mac only has one field: blank, it is not counted.
  const isCounted = mac !== null && pc !== null;
  const cells = isCounted ? [mac, pc, mac - pc].map((value) => grouped(value * count)) : [];
  return (
    <tr>
      <th scope="row">
        <span>{label}</span>
      </th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
        <td className={cell === "0" ? "soft" : undefined} key={at}>
          {cell}
        </td>
      ))}
      {!isCounted && <td colSpan={3}>not counted</td>}
    </tr>
  );
}
