import bookedCss from "./booked.css?inline";
import bookingCss from "./booking.css?inline";
import pickerCss from "./picker.css?inline";

/** The styles that stand inline in documents of booking, for the policy that allows nothing else. */
export const bookingStyles = [bookingCss, pickerCss, bookedCss];
