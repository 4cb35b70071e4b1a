import * as react from "react";

// In development React notes for each element the stack of calls that made it, for warnings that name the component:
// a fifth of what a page costs to draw. Here the warnings come without it. React counts the stacks and stops at a limit
// that it resets each second; if this place has moved, only the saving is lost.

const name = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals = (react as unknown as Record<string, object | undefined>)[name];
if (internals && "recentlyCreatedOwnerStacks" in internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
    configurable: true,
  });
