import { content } from "#app/content/content.server.ts";
import type { Office } from "#app/content/schema/site.schema.ts";
import type { Crumb } from "../facts.ts";
import { sharePicture } from "../share-picture.server.ts";
import type { Node } from "../structured-data.server.ts";

/** The company, in full; on the home page. */
export function organization(siteUrl: string): Node {
  const { site } = content;
  return {
    ...publisher(siteUrl),
    legalName: site.legalName,
    alternateName: site.name,
    description: site.description,
    logo: `${siteUrl}/icons/512.png`,
    email: site.emails.general,
    telephone: dialled(site.phone),
    sameAs: site.social.map(({ url }) => url),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: dialled(site.phone),
      email: site.emails.support,
      areaServed: "IN",
      availableLanguage: ["en", "hi"],
    },
  };
}

/** The company, in short, for other nodes to refer to. */
export function publisher(siteUrl: string): Node {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#company`,
    name: content.site.fullName,
    url: `${siteUrl}/`,
  };
}

/** The site itself, by its two names; on the home page. */
export function website(siteUrl: string): Node {
  const { name, fullName } = content.site;
  return { "@type": "WebSite", url: `${siteUrl}/`, name, alternateName: fullName, inLanguage: "en-IN" };
}

/** An office with its address and hours. */
export function localBusiness(office: Office, siteUrl: string): Node {
  return {
    "@type": "LocalBusiness",
    "@id": `${siteUrl}/contact-us#${office.id}`,
    name: `${content.site.name}, ${office.city}`,
    url: `${siteUrl}/contact-us`,
    image: siteUrl + sharePicture("/contact-us"),
    telephone: dialled(office.phone),
    email: office.email,
    address: postalAddress(office),
    openingHoursSpecification: office.hours.map(({ codes, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: codes.map((code) => weekdays[code]),
      opens,
      closes,
    })),
    parentOrganization: { "@id": `${siteUrl}/#company` },
  };
}

/** The address of an office. */
export function postalAddress(office: Office): Node {
  return {
    "@type": "PostalAddress",
    streetAddress: office.street,
    addressLocality: office.city,
    addressRegion: office.region,
    postalCode: office.postalCode,
    addressCountry: "IN",
  };
}

/** The footer's breadcrumb. Parts without a page of their own are left out. */
export function breadcrumbList(crumbs: Crumb[], siteUrl: string): Node {
  const linked = crumbs.filter((crumb) => crumb.path !== undefined);
  return {
    "@type": "BreadcrumbList",
    itemListElement: linked.map(({ name, path = "" }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: siteUrl + encodeURI(path),
    })),
  };
}

const weekdays = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
} as const;

/** E.164. */
function dialled(phone: string): string {
  return phone.replaceAll(" ", "");
}
