/** A field for a new password with its rule; `isWrong` ties it to the page's problem. */
export function NewPassword({ isWrong }: { isWrong: boolean }) {
  return (
    <>
      <label>
        New password
        <input
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          maxLength={128}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? "problem password-help" : "password-help"}
        />
      </label>
      <p className="help" id="password-help">
        At least 12 characters. Four words that do not belong together are good; a password manager is better.
      </p>
    </>
  );
}
