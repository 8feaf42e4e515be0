import { Link } from '../../kit/Link'
import { paths } from '../../paths'
import { useText } from '../../texts'
import { Brand, Mark } from '../../ui/Mark'
import { VisuallyHidden } from '../../ui/Visually'

/** The mark, which leads home; with the name beside it where there is room. */
export function HomeLink({ markOnly = false }: { markOnly?: boolean }) {
  const name = useText()('common.brand')
  return (
    <Link to={paths.home} color="fg" _hover={{ textDecoration: 'none' }}>
      {markOnly ? (
        <>
          <Mark />
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ) : (
        <Brand name={name.replace(' ', '\n')} />
      )}
    </Link>
  )
}
