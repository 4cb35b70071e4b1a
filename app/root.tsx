import { Meta, Outlet } from "react-router";
import { Wake } from "#app/document/wake.tsx";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
      </head>
      <body>
        <main id="main">{children}</main>
        <Wake />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
