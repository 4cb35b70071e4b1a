/** The plainly fictional people of the demo. Each has one address and one number, so that their enquiries meet. */
export const people = (
  [
    ["Asha Rao", "Example Textiles", "Bengaluru"],
    ["Vikram Iyer", "Sample Software", "Chennai"],
    ["Neha Kulkarni", "Fictional Foods", "Pune"],
    ["Imran Sheikh", "Placeholder Pharma", "Hyderabad"],
    ["Divya Menon", "Model School", "Kochi"],
    ["Rohan Gupta", "Test Logistics", "Delhi"],
    ["Sunita Das", "Example University", "Kolkata"],
  ] as const
).map(([name, organization, city], index) => ({
  name: [name],
  organization: [organization],
  city: [city],
  email: [`${name.toLowerCase().replace(" ", ".")}@customer.example`],
  phone: [`90000 0001${index}`],
}));

/** The one whose turn it is. */
export function personAt(index: number) {
  const person = people[index % people.length];
  if (!person) throw new Error("the demo has people");
  return person;
}
