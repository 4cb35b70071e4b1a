import type { BookingKind, BookingRules } from "#app/content/booking.schema.ts";

const weekdays = {
  codes: ["Mo" as const, "Tu" as const, "We" as const, "Th" as const, "Fr" as const],
  opens: "09:30",
  closes: "18:30",
};
const saturday = { codes: ["Sa" as const], opens: "10:00", closes: "14:00" };

const repair: BookingKind = {
  id: "repair",
  tool: "booking-appointment",
  name: "Repair",
  text: "We take it in.",
  bring: "the device",
  online: "Have the device at hand.",
  team: "counter",
  places: ["bengaluru", "mumbai", "delhi", "online"],
  minutes: 20,
  bufferMinutes: 10,
  everyMinutes: 30,
  noticeHours: 3,
  horizonDays: 30,
};

/** What can be booked as tests know it: Mumbai has one seat, Bengaluru two; Christmas is a holiday. */
export const sampleRules: BookingRules = {
  places: [
    { id: "bengaluru", hours: [weekdays, saturday] },
    { id: "mumbai", hours: [weekdays, saturday] },
    { id: "delhi", hours: [weekdays] },
    { id: "online", name: "Online", text: "By video call.", hours: [weekdays] },
  ],
  teams: [
    { id: "counter", seats: { bengaluru: 2, mumbai: 1, delhi: 1, online: 1 } },
    { id: "education", seats: { bengaluru: 1, online: 1 } },
  ],
  kinds: [
    repair,
    {
      ...repair,
      id: "hand-over",
      name: "Hand-over",
      places: ["bengaluru", "mumbai"],
      minutes: 10,
      everyMinutes: 15,
    },
    { ...repair, id: "set-up", name: "Set-up", minutes: 60, bufferMinutes: 15 },
    {
      ...repair,
      id: "demo",
      tool: "booking-demo",
      name: "Education demo",
      team: "education",
      places: ["bengaluru", "online"],
      minutes: 30,
      horizonDays: 60,
    },
    {
      ...repair,
      id: "coaching",
      tool: "booking-apls",
      name: "APLS session",
      team: "education",
      places: ["online"],
    },
  ],
  holidays: [
    { day: "2026-12-25", name: "Christmas" },
    { day: "2026-12-08", name: "A local day", places: ["mumbai"] },
  ],
};

/** The offices as tests know them. */
export const sampleOffices = ["Bengaluru", "Mumbai", "Delhi"].map((city, index) => ({
  id: city.toLowerCase(),
  city,
  street: `${index + 1} Sample Street`,
  region: "India",
  postalCode: `${index + 1}00001`,
  phone: `+91 80 0000 000${index}`,
  email: `${city.toLowerCase()}@dts.example`,
  hours: [{ days: "Monday to Friday", ...weekdays }],
  mapUrl: "https://maps.example/",
}));
