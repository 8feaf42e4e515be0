import type { Role } from '../../api'
import { useText } from '../../texts'
import { Popover } from '../../ui/Popover'
import { Tag } from '../../ui/Tag'
import { limits } from '../../timings'

type Props = {
  roles: readonly Role[]
  /** Whose they are, for screen readers. */
  name: string
}

/** Two roles; the others are behind a button that says how many they are (ACCOUNTS-09, -10). */
export function RoleTags({ roles, name }: Props) {
  const text = useText()
  const word = (role: Role) => text(`role.${role}`)
  const rest = roles.slice(limits.rolesInARow)
  return (
    <span className="tags">
      {roles.slice(0, limits.rolesInARow).map((role) => (
        <Tag key={role} tone="strong">
          {word(role)}
        </Tag>
      ))}
      {rest.length > 0 && (
        <Popover
          label={text('accounts.rolesOf', { name })}
          placement="bottom-end"
          trigger={
            <button
              type="button"
              className="more"
              aria-label={text('accounts.moreRoles', { count: rest.length, name })}
            >
              {text('accounts.plus', { count: rest.length })}
            </button>
          }
        >
          <span className="tags" data-below="">
            {rest.map((role) => (
              <Tag key={role} tone="strong">
                {word(role)}
              </Tag>
            ))}
          </span>
        </Popover>
      )}
    </span>
  )
}
