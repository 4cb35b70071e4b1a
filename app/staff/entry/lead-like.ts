import { listStaff } from "#app/accounts/staff-members.server.ts";
import { listPeople } from "#app/leads/people/list-people.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { listedView } from "#app/staff/people/people-list.tsx";
import { cleanNumber } from "#app/values/clean-number.ts";

const longest = 200;
const most = 3;

/** Known people who match the typed values: by number, by address, otherwise by the whole name. */
export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const typed = (name: string) => (url.searchParams.get(name) ?? "").trim().slice(0, longest);
  const [phone, email, name] = [typed("phone"), typed("email"), typed("name")];
  const searches = [
    ...(cleanNumber(phone).replace(/\D/g, "").length >= 8 ? [phone] : []),
    ...(/^\S+@\S+\.\S+$/.test(email) ? [email] : []),
    ...(!phone && !email && name.split(/\s+/).length > 1 ? [name] : []),
  ];
  const [staff, ...pages] = await Promise.all([
    listStaff(db),
    ...searches.map((search) => listPeople(db, { search, size: most }, viewer)),
  ]);
  const names = new Map(staff.map((each) => [each.id, each.name]));
  const found = new Map(pages.flatMap(({ people }) => people).map((each) => [each.id, each]));
  return { people: [...found.values()].slice(0, most).map((each) => listedView(each, names, now())) };
});
