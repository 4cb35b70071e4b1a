import { Icon } from "#app/ui/icon.tsx";

/** Every look a field can have, in the frames of the gallery. `id` must be free in the document. */
export function GalleryForm({ id }: { id: string }) {
  return (
    <form className="form">
      <p className="progress">
        <label htmlFor={`${id}-progress`}>3 of 7 answered</label>
        <progress id={`${id}-progress`} value={3} max={7} />
      </p>
      <div className="field" data-required data-half>
        <label htmlFor={`${id}-name`}>Name</label>
        <input id={`${id}-name`} defaultValue="Asha Rao" disabled />
        <p className="help">
          <a href="/contact-us">Not you?</a>
        </p>
      </div>
      <div className="field" data-required data-half>
        <label htmlFor={`${id}-email`}>Work e-mail</label>
        <input
          id={`${id}-email`}
          type="email"
          placeholder="name@company.in"
          aria-describedby={`${id}-error`}
          aria-invalid
        />
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          Enter an e-mail address like name@company.in
        </p>
      </div>
      <fieldset className="field" data-required>
        <legend>How many devices?</legend>
        <div className="options">
          {["Under 50", "50 to 499", "500 to 4,999", "More"].map((label, at) => (
            <label className="option" key={label}>
              <input type="radio" name={`${id}-size`} defaultChecked={at === 1} disabled={at === 3} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field" data-half>
        <label htmlFor={`${id}-city`}>City</label>
        <select id={`${id}-city`}>
          <option>Bengaluru</option>
        </select>
      </div>
      <div className="field" data-half>
        <label htmlFor={`${id}-price`}>Price per device</label>
        <span className="affix">
          <span>₹</span>
          <input id={`${id}-price`} inputMode="numeric" defaultValue="1,04,900" />
        </span>
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>
          Message <small>optional</small>
        </label>
        <textarea id={`${id}-text`} />
        <p className="help">Please leave out passwords and card numbers.</p>
      </div>
      <p className="actions">
        <button className="button" type="button">
          Send enquiry
        </button>
        <button className="button quiet" type="button" aria-busy>
          Sending
        </button>
      </p>
    </form>
  );
}
