import { ApiProblem, problemResponse } from "./api-problem.ts";

/** Refuses every other path below `/api/v1` as JSON, too. */
export function loader() {
  return problemResponse(new ApiProblem(404, "missing", "There is nothing here. See /api/v1/openapi.json."));
}

export const action = loader;
