import type { ReactNode } from "react";
import { SureForm } from "#app/staff/frame/sure-form.tsx";

type Props = {
  /** Of the order, or of the device whose plan it is. */
  number: string;
  version: number;
  /** What will be gone. */
  children: ReactNode;
};

/** For admins: takes an order or a plan out of its register. */
export function RecordDeletion({ number, version, children }: Props) {
  return (
    <SureForm
      act="delete"
      heading="Delete"
      hidden={{ number, version }}
      sure={`Yes, delete ${number}`}
      button="Delete for good"
    >
      {children}
    </SureForm>
  );
}
