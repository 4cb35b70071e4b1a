import { cleanNumber } from "#app/values/clean-number.ts";

/** A device's identifying number. Serial numbers in capitals, an IMEI as 15 digits. */
export type DeviceNumber = { kind: "serial" | "imei"; value: string };

export type DeviceReading = { ok: true; number: DeviceNumber } | { ok: false; sentence: string };

/**
 * Reads a serial number or IMEI as people copy it: in any case, with spaces, hyphens, slashes or dots, with the bar
 * code's S before a serial number. Apple's serial numbers have twelve letters and digits without O and I, random ones
 * since 2021 eight to fourteen; an IMEI has fifteen digits, the last being the Luhn check digit (3GPP TS 23.003, annex B).
 */
export function readDeviceNumber(typed: string): DeviceReading {
  const compact = cleanNumber(typed)
    .replace(/[\s.\-/\u2010-\u2013]/g, "")
    .toUpperCase();
  if (compact === "") return wrong("Enter the serial number or the IMEI.");
  if (!/^[A-Z0-9]+$/.test(compact)) return wrong("Use letters and digits only, as shown on the device.");
  if (/^\d{13,}$/.test(compact)) return readImei(compact);
  return readSerial(/^S[A-Z0-9]{12}$/.test(compact) ? compact.slice(1) : compact);
}

function readImei(digits: string): DeviceReading {
  if (digits.length !== 15) return wrong(`An IMEI has 15 digits; this one has ${digits.length}.`);
  if (!hasCheckDigit(digits)) {
    return wrong("This cannot be an IMEI: its check digit does not fit. Please compare it digit by digit.");
  }
  return { ok: true, number: { kind: "imei", value: digits } };
}

function readSerial(compact: string): DeviceReading {
  if (!/^(?=.*[A-Z])[A-Z0-9]{8,14}$/.test(compact)) {
    return wrong("A serial number has 8 to 14 letters and digits, an IMEI has 15 digits.");
  }
  if (/[OI]/.test(compact)) {
    return wrong("An O or an I is easily misread in a serial number: is it a zero or a one?");
  }
  return { ok: true, number: { kind: "serial", value: compact } };
}

/** Luhn: double every second digit from the right; the sum of all digits must end in 0. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function wrong(sentence: string): DeviceReading {
  return { ok: false, sentence };
}
