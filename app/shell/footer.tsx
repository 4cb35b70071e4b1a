import { Kolam } from "#app/figures/kolam.tsx";
import { headOffice } from "#app/values/head-office.ts";
import { MenuLinks } from "./menu/menu-link.tsx";
import { useSite } from "./site-context.tsx";

/** The part of the footer that is the same on every page; the breadcrumb comes before it. */
export function Footer({ path, year }: { path: string; year: number }) {
  const { site, navigation } = useSite();
  const { columns, legal } = navigation.footer;
  const { grievanceOfficer: officer } = site;
  return (
    <>
      <div className="columns">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <MenuLinks items={links} path={path} />
          </div>
        ))}
      </div>
      <div className="row">
        <a className="brand" href="/">
          <Kolam seed="/" size={1} />
          {site.fullName}
        </a>
        <ul>
          {site.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="me">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="row">
        <p>
          © <span data-year>{year}</span> {site.legalName}
        </p>
        <MenuLinks items={legal} path={path} />
      </div>
      <p className="fine">
        Registered office: {headOffice(site)}. {officer.role}: {officer.name},{" "}
        <a href={`mailto:${officer.email}`}>{officer.email}</a>
      </p>
      <p className="fine" dangerouslySetInnerHTML={site.trademarks} />
    </>
  );
}
