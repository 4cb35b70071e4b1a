import type { ReactNode } from "react";
import { SureForm } from "#app/staff/frame/sure-form.tsx";

type Props = {
  /** The number of the order, or of the plan's device. */
  number: string;
  version: number;
  /** What the deletion removes. */
  children: ReactNode;
};

/** For admins: deletes an order or a plan. */
export function RecordDeletion({ number, version, children }: Props) {
  return (
    <SureForm
      act="delete"
      heading="Delete"
      hidden={{ number }}
      version={version}
      sure={`Yes, delete ${number}`}
      button="Delete for good"
    >
      {children}
    </SureForm>
  );
}
