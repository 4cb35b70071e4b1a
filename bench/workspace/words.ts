/** The words of the generated leads: plainly invented, common and rare ones mixed. */
export const firstNames = [
  ..."Aarav Aditi Ajay Akash Amit Ananya Anil Anita Arjun Asha Bhavna Chetan Deepa Devika Divya Farah Gaurav".split(
    " ",
  ),
  ..."Gita Harish Imran Ira Jaya Kabir Karan Kavya Kiran Lakshmi Leela Manish Meera Mohan Nandini Neha Nikhil".split(
    " ",
  ),
  ..."Pooja Pranav Priya Rahul Rajesh Ramesh Ravi Rohan Sanjay Sara Shreya Sunita Suresh Tara Uma Varun Vikram Zoya".split(
    " ",
  ),
];

export const lastNames = [
  ..."Agarwal Bhat Bose Chopra Das Desai Dutta Fernandes Gandhi Ghosh Gupta Iyer Jain Joshi Kapoor Khan Kulkarni".split(
    " ",
  ),
  ..."Kumar Mehta Menon Mishra Nair Naidu Pandey Patel Pillai Rao Reddy Roy Sarkar Sen Shah Sharma Sheikh Shetty".split(
    " ",
  ),
  ..."Singh Sinha Thomas Trivedi Varma Verma Yadav".split(" "),
];

export const organizations =
  "Example Fictional Model Northlake Placeholder Sample Test Meridian Coastline Orchid".split(" ");

export const cities = [
  ..."Bengaluru Mumbai Delhi Chennai Hyderabad Pune Kolkata Ahmedabad Surat Jaipur Lucknow Kanpur Nagpur Indore".split(
    " ",
  ),
  ..."Bhopal Patna Vadodara Ludhiana Agra Nashik Rajkot Varanasi Amritsar Ranchi Coimbatore Kochi Mysuru Guwahati".split(
    " ",
  ),
];

export const sources = ["newsletter", "search", "event", "linkedin", "partner", "whatsapp"];

export const campaigns = "autumn back-to-school new-year mac-for-work ipad-pilot lease-offer".split(" ");

export const landingPages = [
  ..."/ /enterprise /education /service /vectorworks /apple /contact-us /book-appointment /blog /case-study".split(
    " ",
  ),
  ..."/enterprise/MDM /enterprise/switch-to-mac /education/K12 /service/dcare /apple-mac-tco-calculator".split(
    " ",
  ),
];

export const wants = [
  "120 MacBook Air, zero-touch",
  "iPads for a classroom of 40",
  "Lease for the whole fleet",
  "Repair of a screen",
  "Quotation for a design studio",
  "Compare with the present contract",
  "AppleCare for Enterprise",
  "Training for teachers",
  "",
];
