import { PageStyle } from "#app/calculator/page-style.tsx";
import bookedCss from "./booked.css?inline";
import bookedHref from "./booked.css?url";
import bookingCss from "./booking.css?inline";
import bookingHref from "./booking.css?url";
import pickerCss from "./picker.css?inline";
import pickerHref from "./picker.css?url";

const onServer = import.meta.env.SSR;

/** The way to a booking. */
export function BookingStyle() {
  return <PageStyle name="booking" css={onServer ? bookingCss : ""} href={bookingHref} />;
}

/** The choice of a time. */
export function PickerStyle() {
  return <PageStyle name="picker" css={onServer ? pickerCss : ""} href={pickerHref} />;
}

/** A booking by its link. */
export function BookedStyle() {
  return <PageStyle name="booked" css={onServer ? bookedCss : ""} href={bookedHref} />;
}
