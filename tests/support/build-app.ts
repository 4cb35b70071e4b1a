import { createBuilder } from "vite";

// Builds scripts and server into BUILD_DIRECTORY (react-router.config.ts), for tests/support/app.ts.
process.env.NODE_ENV = "production";
const builder = await createBuilder({ logLevel: "error" });
await builder.buildApp();
process.exit(0);
