import { tip } from './Tooltip'

/** Words of any length in a cell: two lines at most, all of them in a tooltip. An address of e-mail breaks behind its @. */
export function Words({ children }: { children: string }) {
  const domain = children.indexOf('@') + 1
  return (
    <span className="two" {...tip(children)}>
      {children.slice(0, domain)}
      {domain > 0 && <wbr />}
      {children.slice(domain)}
    </span>
  )
}
