import { chakra } from '@chakra-ui/react'
import { config } from '../../config'
import { ButtonLink, OutsideButtonLink } from '../../kit/navigation/ButtonLink'
import { address, paths } from '../../paths'
import { useText } from '../../texts'
import { Card } from '../../ui/Card'
import { PageHeading } from '../../ui/PageHeading'

const Intro = chakra('p', { base: { mt: { base: '-12px', md: '-20px' }, mb: '24px', color: 'fg.muted' } })
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: { base: '16px', md: '24px' },
  },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px', mt: '16px' } })

/** /help: whom to ask, and what to do without phone or password. */
export function HelpScreen() {
  const text = useText()
  const { contactUrl, suite } = config()
  return (
    <>
      <PageHeading title={text('help.title')} />
      <Intro>{text('help.intro')}</Intro>
      <Cards>
        <Card title={text('help.contact')}>
          <p>{text('help.contactText')}</p>
          <Actions>
            <OutsideButtonLink href={contactUrl}>{text('help.contactUs')}</OutsideButtonLink>
            {suite.helpCenter && (
              <OutsideButtonLink href={suite.helpCenter}>{text('help.center')}</OutsideButtonLink>
            )}
          </Actions>
        </Card>
        <Card title={text('help.tickets')}>
          <p>{text('help.ticketsText')}</p>
          <Actions>
            <ButtonLink to={address(paths.accountInfo, { drawer: 'support' })}>
              {text('supportTickets.create')}
            </ButtonLink>
            <ButtonLink to={address(paths.accountInfo, { drawer: 'tickets' })}>
              {text('supportTickets.view')}
            </ButtonLink>
          </Actions>
        </Card>
        <Card title={text('help.lostPassword')}>
          <p>{text('help.lostPasswordText')}</p>
        </Card>
        <Card title={text('help.lostPhone')}>
          <p>{text('help.lostPhoneText')}</p>
        </Card>
      </Cards>
    </>
  )
}
