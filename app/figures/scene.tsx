import type { ReactNode } from "react";
import type { SceneName } from "./scene-names.ts";
import { AdminConsole } from "./scenes/admin-console.tsx";
import { Agreement } from "./scenes/agreement.tsx";
import { BadgeDesk } from "./scenes/badge-desk.tsx";
import { Blueprint } from "./scenes/blueprint.tsx";
import { Bridge } from "./scenes/bridge.tsx";
import { Calculator } from "./scenes/calculator.tsx";
import { Calendar } from "./scenes/calendar.tsx";
import { Campus } from "./scenes/campus.tsx";
import { Chat } from "./scenes/chat.tsx";
import { Choices } from "./scenes/choices.tsx";
import { Classroom } from "./scenes/classroom.tsx";
import { Code } from "./scenes/code.tsx";
import { Cover } from "./scenes/cover.tsx";
import { CoverageCheck } from "./scenes/coverage-check.tsx";
import { DeskPair } from "./scenes/desk-pair.tsx";
import { Drafting } from "./scenes/drafting.tsx";
import { FamilyTable } from "./scenes/family-table.tsx";
import { Fleet } from "./scenes/fleet.tsx";
import { Garden } from "./scenes/garden.tsx";
import { Growth } from "./scenes/growth.tsx";
import { LeafCycle } from "./scenes/leaf-cycle.tsx";
import { Ledger } from "./scenes/ledger.tsx";
import { Letter } from "./scenes/letter.tsx";
import { LibraryShelf } from "./scenes/library-shelf.tsx";
import { Lifecycle } from "./scenes/lifecycle.tsx";
import { MapIndia } from "./scenes/map-india.tsx";
import { MeetingRoom } from "./scenes/meeting-room.tsx";
import { Notebook } from "./scenes/notebook.tsx";
import { Office } from "./scenes/office.tsx";
import { PhonePair } from "./scenes/phone-pair.tsx";
import { Queue } from "./scenes/queue.tsx";
import { RackScene } from "./scenes/rack.tsx";
import { RepairBench } from "./scenes/repair-bench.tsx";
import { Report } from "./scenes/report.tsx";
import { Route } from "./scenes/route.tsx";
import { Silicon } from "./scenes/silicon.tsx";
import { Stage } from "./scenes/stage.tsx";
import { StudioLesson } from "./scenes/studio-lesson.tsx";
import { TabletPencil } from "./scenes/tablet-pencil.tsx";
import { TeacherDesk } from "./scenes/teacher-desk.tsx";
import { Team } from "./scenes/team.tsx";
import { Tracking } from "./scenes/tracking.tsx";
import { Unbox } from "./scenes/unbox.tsx";

/** Every scene's drawing, on 640 x 480 with the floor at 400. What lies outside shows on plates that are wider or higher. */
export const scenes: Record<SceneName, () => ReactNode> = {
  fleet: Fleet,
  unbox: Unbox,
  cover: Cover,
  lifecycle: Lifecycle,
  route: Route,
  "repair-bench": RepairBench,
  bridge: Bridge,
  "desk-pair": DeskPair,
  growth: Growth,
  campus: Campus,
  classroom: Classroom,
  "studio-lesson": StudioLesson,
  "family-table": FamilyTable,
  "teacher-desk": TeacherDesk,
  rack: RackScene,
  drafting: Drafting,
  garden: Garden,
  stage: Stage,
  blueprint: Blueprint,
  calendar: Calendar,
  "badge-desk": BadgeDesk,
  "map-india": MapIndia,
  report: Report,
  ledger: Ledger,
  calculator: Calculator,
  "coverage-check": CoverageCheck,
  tracking: Tracking,
  queue: Queue,
  chat: Chat,
  office: Office,
  agreement: Agreement,
  "leaf-cycle": LeafCycle,
  silicon: Silicon,
  "admin-console": AdminConsole,
  code: Code,
  "meeting-room": MeetingRoom,
  "library-shelf": LibraryShelf,
  letter: Letter,
  team: Team,
  choices: Choices,
  notebook: Notebook,
  "tablet-pencil": TabletPencil,
  "phone-pair": PhonePair,
};

/** The picture `name`, for a plate. It adds nothing to the text beside it. */
export function Scene({ name }: { name: SceneName }) {
  const Drawing = scenes[name];
  return (
    <svg className="scene" viewBox="0 0 640 480" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
