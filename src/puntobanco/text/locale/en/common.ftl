# What every page of the client says: its name, the way in, the line to the house, settings.

app-name = Punto Banco
app-tagline = A quiet room, a full shoe, and every number on the table.

welcome-lead = Baccarat as the rules are written: tables with a clock, a table of your own, every road and the exact return of every bet.
welcome-guest = Play as guest
# $amount: star coins, already written out.
welcome-gift = One tap, no account. You sit down with { $amount } star coins.
welcome-sign-in = I have an account already
welcome-entering = Opening the door…
welcome-failed = The door did not open. Please try again.

play-money = Play money only. Star coins cannot be bought, sold or cashed, and past results say nothing about the next ones.
play-money-short = Play money only
# Said on every page of a house that runs on a local network without encryption, or with scripted shoes.
test-house = Test house: the shoes are scripted.

nav-hall = Hall
nav-history = My rounds
nav-statement = Statement
nav-leaders = Leaderboards
nav-me = Your account
nav-limits = Your limits
nav-settings = Settings
nav-lab = Betting systems lab
nav-rules = Rules of the games
nav-odds = Exact odds
nav-fairness = Fairness
nav-tables = Several tables
nav-back = Back
nav-menu = Menu
nav-close = Close

balance = Balance
in-play = In play
refill = Top up my coins
# $minutes is a whole number, $net an amount with its sign.
session-clock = This session: { $minutes } min, { $net }
refill-done = Your coins have been topped up.

line-opening = Connecting to the house…
line-lost = The connection to the house is lost. Your wagers are safe. Trying again…
line-outdated = The house has been updated since you opened this page.
line-reload = Reload

page-unknown = There is nothing at this address.
page-unknown-back = Go to the hall

settings-title = Settings
settings-language = Language
settings-table = At the table
settings-sound = Sound
settings-sound-note = Cards, chips and the last seconds. Nothing plays until you first touch the page.
settings-quick = Quick play
settings-quick-note = At your own table, all cards are shown at once.
settings-history = Show the roads at your own table
settings-keys = Shortcut keys
settings-keys-note = Single letters place chips and press buttons. Press ? for the list.
settings-look = Appearance
settings-motion = Motion
settings-motion-system = Follow this device
settings-motion-full = Cards fly and turn
settings-motion-reduced = Cards appear
settings-colours = Colours of the roads
settings-colours-note = The first keeps red and blue apart for every eye, and in greyscale too.
settings-colours-distinct = Distinct
settings-colours-classic = Classic
settings-colours-pattern = Patterned
settings-ties = Ties on the big road
settings-beads = In the beads
settings-as-table = Table default
settings-ties-slash = A slash with a count
settings-ties-none = Not recorded
settings-beads-letters = Letters
settings-beads-points = Points
settings-kept = Kept on this device.

# More of the settings.
settings-beads-characters = Characters
settings-naturals = Mark naturals
settings-pairs = Dots for pairs
settings-tail = Long runs that have turned
settings-tail-keep-right = Carry on to the right
settings-tail-down-again = Turn down again where they can
settings-squeeze = Turn cards by hand
settings-squeeze-note = Drag a card to bend it up, or press it once. Nobody has to wait for you.
settings-hand = Buttons for
settings-hand-right = The right hand
settings-hand-left = The left hand
settings-awake = Keep the screen on at a table
settings-good-roads = Name patterns in the hall
settings-good-roads-note = They look back only: no pattern says anything about the next round.
settings-sounds = Sound and music
settings-voice = The dealer speaks
settings-voice-note = This device’s own voice reads the calls aloud.
settings-voice-none = This device has no voice for this language.
settings-music = Music
settings-music-note = Quiet notes while you sit at a table.
settings-volume = Volume
settings-confirm = Chips on the layout
settings-confirm-note = Chips not confirmed when betting closes come back to you.
settings-confirm-by-hand = I confirm them
settings-confirm-by-clock = Confirmed two seconds before betting closes
settings-extent = Roads shown
settings-extent-full = All five
settings-extent-half = Bead plate and big road
settings-zoom = Size of the roads
settings-zoom-usual = Usual
settings-zoom-large = Large
settings-zoom-largest = Largest
settings-talk = Show what others say at the table
settings-install = Install on this device
settings-install-note = It opens like an app, in a window of its own. No game data is stored.
