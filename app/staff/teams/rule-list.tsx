import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { type RuleChoices, RuleForm, type ShownRule } from "./rule-form.tsx";

type Props = RuleChoices & { rules: ShownRule[]; mayChange: boolean; isBusy: boolean };

/** The rules in the order in which they are tried. The buttons that move them work by keyboard and without script. */
export function RuleList({ rules, mayChange, isBusy, ...choices }: Props) {
  return (
    <Panel id="rules" heading="Routing">
      <p>
        Each new lead goes by the first rule that is on and fits. A team takes turns among members who are in;
        a person who is away is replaced by who takes over, or else the next rule decides.
      </p>
      {rules.length === 0 && <p className="none">There is no rule yet: new leads have no owner.</p>}
      <ol className="rules">
        {rules.map((rule, index) => (
          <li key={rule.id} data-off={!rule.isOn || undefined}>
            <p>
              <b>{rule.name}</b> <small>{rule.isOn ? "On" : "Off"}</small>
              <span>
                {rule.sentence} → <b>{rule.toName}</b>
              </span>
            </p>
            {mayChange && (
              <Form method="post" className="row" preventScrollReset>
                <input type="hidden" name="id" value={rule.id} />
                <input type="hidden" name="at" value={index} />
                <Button
                  name="intent"
                  value="up"
                  look="quiet"
                  disabled={isBusy || index === 0}
                  aria-label={`Move the rule ${rule.name} up`}
                >
                  ↑
                </Button>
                <Button
                  name="intent"
                  value="down"
                  look="quiet"
                  disabled={isBusy || index === rules.length - 1}
                  aria-label={`Move the rule ${rule.name} down`}
                >
                  ↓
                </Button>
                <Button
                  name="intent"
                  value={rule.isOn ? "off" : "on"}
                  look="quiet"
                  disabled={isBusy}
                  aria-label={`Switch ${rule.isOn ? "off" : "on"} the rule ${rule.name}`}
                >
                  {rule.isOn ? "Switch off" : "Switch on"}
                </Button>
              </Form>
            )}
            {mayChange && (
              <Fold summary="Change" label={`Change the rule ${rule.name}`} saved={JSON.stringify(rule)}>
                <RuleForm key={rule.version} rule={rule} isBusy={isBusy} {...choices} />
                <Form method="post">
                  <input type="hidden" name="id" value={rule.id} />
                  <Button name="intent" value="delete-rule" look="plain" disabled={isBusy}>
                    Delete this rule
                  </Button>
                </Form>
              </Fold>
            )}
          </li>
        ))}
      </ol>
      {mayChange && (
        <Fold summary="Add a rule" saved={String(rules.length)}>
          <RuleForm key={rules.length} isBusy={isBusy} {...choices} />
        </Fold>
      )}
    </Panel>
  );
}
