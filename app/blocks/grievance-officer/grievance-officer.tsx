import { callTo } from "#app/values/phone.ts";
import { unbroken } from "#app/values/typography.ts";
import { BlockFrame } from "../block.tsx";
import type { GrievanceOfficerBlock } from "./grievance-officer.block.ts";

/** The person who answers complaints, and the time that this takes. */
export function GrievanceOfficer({ block: { id, heading, officer } }: { block: GrievanceOfficerBlock }) {
  return (
    <BlockFrame id={id}>
      <div className="prose">
        <h2>{heading}</h2>
        <ul>
          <li>
            {officer.name}, {officer.role}
          </li>
          <li>{officer.address}</li>
          <li>
            <a href={`mailto:${officer.email}`}>{officer.email}</a>,{" "}
            <a href={callTo(officer.phone)}>{unbroken(officer.phone)}</a>
          </li>
        </ul>
        <p>{unbroken(officer.response)}</p>
      </div>
    </BlockFrame>
  );
}
