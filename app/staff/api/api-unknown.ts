import { ApiProblem, problemResponse } from "./api-problem.ts";

/** Whatever else is asked for below `/api/v1` is refused as JSON, too. */
export function loader() {
  return problemResponse(new ApiProblem(404, "missing", "There is nothing here. See /api/v1/openapi.json."));
}

export const action = loader;
