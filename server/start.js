// What `npm start` runs when the build is current. Plain JavaScript, like the bundle that it starts: type stripping
// would stay in the server's memory with 18 MB.
import { start } from "../build/server/index.js";

await start();
