export type Person = {
  name: string[];
  organization: string[];
  institute: string[];
  city: string[];
  email: string[];
  phone: string[];
  /** Empty, because one number for all would make them one company. */
  gstin: string[];
};

const organizations: [name: string, city: string, isSchool?: "school"][] = [
  ["Example Textiles", "Bengaluru"],
  ["Sample Software", "Chennai"],
  ["Fictional Foods", "Pune"],
  ["Placeholder Pharma", "Hyderabad"],
  ["Model School", "Kochi", "school"],
  ["Test Logistics", "Delhi"],
  ["Example University", "Kolkata", "school"],
  ["Sample Studio", "Mumbai"],
  ["Invented Insurance", "Mumbai"],
  ["Pattern Public School", "Delhi", "school"],
  ["Draft Architects", "Ahmedabad"],
  ["Specimen Steel", "Jamshedpur"],
  ["Sample Institute of Management", "Bengaluru", "school"],
  ["Fictional Films", "Mumbai"],
  ["Example Exports", "Surat"],
  ["Trial Tea Estates", "Guwahati"],
];

const firstNames =
  "Asha Vikram Neha Imran Divya Rohan Sunita Arjun Kavya Farida Manoj Priya Joseph Leela Sanjay Meghna Tariq Anjali Nikhil Pooja".split(
    " ",
  );
const lastNames =
  "Rao Iyer Kulkarni Sheikh Menon Gupta Das Nair Reddy Khan Joshi Shah Thomas Bose Verma Pillai".split(" ");

/** The number of people in the demo; each of them writes several times. */
const many = 96;

/**
 * The plainly fictional people of the demo. Each has one address and one number, so that their enquiries are
 * recognised.
 */
export const people: readonly Person[] = Array.from({ length: many }, (_, index) => {
  const [organization, city] = organizations[index % organizations.length] as [string, string];
  const first = firstNames[index % firstNames.length];
  const last = lastNames[(index + Math.floor(index / firstNames.length)) % lastNames.length];
  const host = `${organization.toLowerCase().replaceAll(" ", "-")}.example`;
  return {
    name: [`${first} ${last}`],
    organization: [organization],
    institute: [organization],
    city: [city],
    email: [`${first}.${last}@${host}`.toLowerCase()],
    phone: [`90000 ${String(10_010 + index)}`],
    gstin: [""],
  };
});

/** The person at a position of the repeating list. */
export function personAt(index: number): Person {
  const person = people[index % people.length];
  if (!person) throw new Error("the demo has people");
  return person;
}

/** People who teach or study, or the others. */
export function peopleOf(kind: "school" | "business"): Person[] {
  const schools = new Set(organizations.filter(([, , isSchool]) => isSchool).map(([name]) => name));
  return people.filter(({ organization }) => schools.has(organization[0] ?? "") === (kind === "school"));
}
